import { afterAll, afterEach, type RunnerTask } from 'vitest';
import { takeServerErrors } from './server-errors.ts';

const isFailed = (task: Readonly<RunnerTask>): boolean => task.result?.state === 'fail' || ('tasks' in task && task.tasks.some(isFailed));

const tell = (of: string, isWanted: boolean) => {
  const errors = takeServerErrors();
  if (isWanted && errors.length > 0) console.error(`The server's errors during "${of}":\n${errors.join('\n')}`);
};

afterEach(({ task }) => tell(task.name, isFailed(task)));
// Errors of a hook, when no test could begin.
// oxlint-disable-next-line no-empty-pattern -- vitest reads the first argument's pattern, and none of it is needed
afterAll(({}, file) => tell(file.name, isFailed(file)));
