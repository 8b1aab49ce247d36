import { useEffect, useRef, useState } from 'react';
import { sectionRead } from './reading-line.ts';

const steps = Array.from({ length: 41 }, (_, at) => at / 40);

const measured = (sections: readonly HTMLElement[]) => {
  const { scrollHeight, clientHeight: height } = document.documentElement;
  const above = window.scrollY;
  return sectionRead(
    sections.map((section) => ({ id: section.id, top: section.getBoundingClientRect().top })),
    {
      // A scroll ends on a fraction of a pixel.
      head: 1 + Math.max(0, ...sections.map((section) => Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0)),
      height,
      above,
      below: Math.max(0, scrollHeight - height - above),
    },
  );
};

/** Which of these elements one reads; the one that was gone to stays it until the page is scrolled. */
export const useCurrentSection = (ids: readonly string[]) => {
  const [current, setCurrent] = useState(ids[0]);
  const gone = useRef<number>(undefined);
  const all = ids.join(' ');
  useEffect(() => {
    const sections = all.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        if (gone.current === window.scrollY) return;
        gone.current = undefined;
        setCurrent(measured(sections));
      },
      { threshold: steps },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [all]);
  /** Once the page stands where it leads. */
  const choose = (id: string) => {
    gone.current = window.scrollY;
    setCurrent(id);
  };
  return { current, choose };
};
