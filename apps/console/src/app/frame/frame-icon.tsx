import sprite from 'virtual:frame-icons.svg';

/** One icon of the sprite that the build makes of the frame's icons. */
export const FrameIcon = ({ name, size = 18 }: { name: string; size?: number }) => (
  <svg width={size} height={size} aria-hidden>
    <use href={`${sprite}#${name}`} />
  </svg>
);
