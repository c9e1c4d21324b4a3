import { Component, type ReactNode } from 'react';

export interface CrashBoundaryProps {
  /** Identifies the content. A change clears the crash, as other content may work. */
  at?: string;
  /** Rendered in place of crashed content. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

type State = Pick<CrashBoundaryProps, 'at'> & { error: unknown };

/** An error boundary. */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromProps({ at }: CrashBoundaryProps, state: State): State | null {
    return at === state.at ? null : { at, error: undefined };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('The thrown value is not an Error.') };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.fallback(error);
  }
}
