import { List } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { useContext } from 'react';
import { SessionInfoContext } from '../../kit/session.ts';
import { whyClosedAt } from './closed-pages.ts';

/** On the page that is shown instead of one that this session may not open: what it lacks. */
export const WhyClosedPanel = () => {
  const info = useContext(SessionInfoContext);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const phrases = info ? whyClosedAt(pathname, info) : [];
  if (phrases.length === 0) return null;
  return (
    <List aria-label="Pourquoi cette page n’est pas ouverte" listStyleType="none">
      {phrases.map((phrase) => (
        <List.Item key={phrase}>{phrase}</List.Item>
      ))}
    </List>
  );
};
