import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Rendered once a child has thrown. @default nothing */
  fallback?: ReactNode;
  /** The same, with what renders the children again. */
  renderFallback?(retry: () => void): ReactNode;
  /** When it changes after a failure, the children are rendered again: another page may well be rendered. */
  resetKey?: unknown;
  onError(error: unknown): void;
  children: ReactNode;
}

/** Keeps a part that cannot be rendered from taking everything around it with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    const { children, fallback = null, renderFallback } = this.props;
    if (!this.state.hasFailed) return children;
    return renderFallback ? renderFallback(this.retry) : fallback;
  }
}
