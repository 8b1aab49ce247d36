import { CloseButton, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { PremiersPasPanel } from '../../domains/premiers-pas/premiers-pas-panel.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { openingOf } from '../routes/opening.ts';
import { mayOpen } from '../routes/route-entry.ts';
import { routeOf } from '../routes/routes.ts';
import { helpAt } from './help.ts';
import classes from './help-panel.module.css';
import { Keys } from './keys.tsx';
import { words } from './words.ts';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section} aria-label={title}>
    <Title order={3} size="h4">
      {title}
    </Title>
    {children}
  </section>
);

interface HelpPanelProps {
  pathname: string;
  /** It is about to go: its place stays for the frame that no longer shows it. */
  hidden: boolean;
  onClose: () => void;
}

/** Beside the page, which stays in use. It follows the address; whoever asked for it finds the focus in it, and gets it back. */
export const HelpPanel = ({ pathname, hidden, onClose }: HelpPanelProps) => {
  const info = useSessionInfo();
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    title.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !panel.current?.contains(document.activeElement)) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  const help = helpAt(pathname);
  const opens = (href: string) => {
    const route = routeOf(href);
    return route !== undefined && mayOpen(route, openingOf(info));
  };
  return (
    <aside ref={panel} className={classes.panel} data-hidden={hidden || undefined} aria-label="Aide">
      <div className={classes.head}>
        <Title order={2} size="h3" ref={title} tabIndex={-1} className={classes.title}>
          Aide
        </Title>
        <CloseButton aria-label="Fermer l’aide" onClick={onClose} />
      </div>
      {help && (
        <>
          <Section title="À quoi sert cet écran">
            <p>{help.purpose}</p>
          </Section>
          <Section title="En pratique">
            <ul>
              {help.gestures.map(({ text, href }) => (
                <li key={text}>
                  {text}
                  {href && opens(href) && (
                    <>
                      {' '}
                      <a href={href} className={classes.link}>
                        {routeOf(href)?.title}
                      </a>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </Section>
          {help.effect && (
            <Section title="Où cela agit">
              <p>{help.effect}</p>
            </Section>
          )}
          {help.words && (
            <Section title="Mots">
              <dl>
                {help.words.map((key) => (
                  <div key={key}>
                    <dt>{words[key].word}</dt>
                    <dd>{words[key].meaning}</dd>
                  </div>
                ))}
              </dl>
            </Section>
          )}
        </>
      )}
      <Section title="Touches">
        <Keys />
      </Section>
      {/* Last, since it is read only now: above, it would push away what is being read. */}
      <PremiersPasPanel className={classes.section} />
    </aside>
  );
};
