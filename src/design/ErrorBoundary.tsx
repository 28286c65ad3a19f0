import { Component, type ReactNode } from 'react';

/** What a fallback may depend on: what was thrown, and the way to mount the children again. */
type Failure = { readonly error: unknown; readonly retry: () => void };

type Props = {
  readonly fallback: (failure: Failure) => ReactNode;
  /** When it changes, the children are tried again by themselves. */
  readonly resetKey: string | null;
  readonly children: ReactNode;
};

type State = {
  readonly thrown: { readonly error: unknown } | null;
  readonly resetKey: string | null;
};

/** Shows the fallback in place of children that failed to render. React wants a class for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { thrown: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { thrown: null, resetKey };
  }

  readonly retry = () => this.setState({ thrown: null });

  override render() {
    const { thrown } = this.state;
    return thrown
      ? this.props.fallback({ error: thrown.error, retry: this.retry })
      : this.props.children;
  }
}
