import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

/** The last net around everything: a fault never leaves a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <main style={{ padding: '1.5rem', maxWidth: '40rem', margin: '0 auto' }}>
        <ErrorPage error={error} onRetry={() => this.setState({ error: null })} />
      </main>
    );
  }
}
