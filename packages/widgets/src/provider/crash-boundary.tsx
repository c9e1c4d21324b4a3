import { Component, type ReactNode } from 'react';

export interface CrashBoundaryProps {
  /** Where this is. A change of it clears the crash: what stands elsewhere may be whole. */
  at?: string;
  /** Shown in place of what crashed. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

type State = Pick<CrashBoundaryProps, 'at'> & { error: unknown };

/** Keeps a crash from what is around it. */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromProps({ at }: CrashBoundaryProps, state: State): State | null {
    return at === state.at ? null : { at, error: undefined };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Something was thrown that is no error.') };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.fallback(error);
  }
}
