import type { ReactNode } from 'react';
import { LoadingState } from './loading-state.tsx';
import classes from './waiting-page.module.css';

const opening = <LoadingState label="Ouverture de la console…" />;

/** What stands before the frame of the console is there: at one place from the first code on, so that nothing moves meanwhile. */
export const WaitingPage = ({ children = opening }: { children?: ReactNode }) => <main className={classes.page}>{children}</main>;
