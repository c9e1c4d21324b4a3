import { Component, type ReactNode } from 'react';
import { CrashNotice } from './error-page.tsx';

/** The last net, around the router: what falls through everything else shows the error page, not a blank one. */
export class RootBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Something was thrown that is no error.') };
  }

  override render() {
    return this.state.error === undefined ? (
      this.props.children
    ) : (
      <main className="flex flex-1 flex-col">
        <CrashNotice error={this.state.error} />
      </main>
    );
  }
}
