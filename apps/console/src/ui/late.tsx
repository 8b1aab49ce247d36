// oxlint-disable-next-line no-restricted-imports -- here the failure is caught
import { Component, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorState } from './states/error-state.tsx';

/** The code did not come: no connection, or a new release. */
export class NotLoaded extends Error {}

const failed = 'Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.';

interface BoundaryProps {
  /** What is shown meanwhile. */
  absent: (retry: () => void) => ReactNode;
  /** The next one who draws it may try anew. */
  onAbsent: () => void;
  onRetry: () => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (error instanceof NotLoaded) this.props.onAbsent();
  }

  readonly retry = () => {
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error instanceof NotLoaded) return this.props.absent(this.retry);
    // A fault of the component itself is its page's.
    if (error) throw error;
    return this.props.children;
  }
}

const said = (retry: () => void) => (
  <div ref={(element) => element?.scrollIntoView({ block: 'nearest' })}>
    <ErrorState message={failed} onRetry={retry} />
  </div>
);
const unsaid = () => null;

/** Asks for code before it is drawn, or that nobody waits for. Where it does not come, its place says so once it is drawn. */
export const ahead = (load: () => Promise<unknown>) => void load().catch(() => undefined);

/**
 * A component whose code comes when it is first drawn; wrap it in `Suspense`. Where the code does not come, its place says so and
 * offers to try again, or stays empty where it `isExtra`: the page around it stays.
 */
export const late = <C extends ComponentType<never>>(load: () => Promise<C>, { isExtra = false } = {}): C => {
  const attempt = () =>
    lazy(async () => {
      try {
        // Whoever draws it gives the props that C takes.
        return { default: (await load()) as unknown as ComponentType<object> };
      } catch (cause) {
        throw new NotLoaded('code not loaded', { cause });
      }
    });
  let latest = attempt();
  // Only once the failure is shown: what waits to be drawn forgets its state, and would try without end.
  const renew = () => {
    latest = attempt();
  };
  const Late = (props: object) => {
    const [Loaded, setLoaded] = useState(() => latest);
    return (
      <Boundary absent={isExtra ? unsaid : said} onAbsent={renew} onRetry={() => setLoaded(() => latest)}>
        <Loaded {...props} />
      </Boundary>
    );
  };
  return Late as unknown as C;
};
