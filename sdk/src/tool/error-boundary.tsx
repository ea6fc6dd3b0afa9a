import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Drawn once a child has thrown. @default nothing */
  fallback?: ReactNode;
  onError(error: unknown): void;
  children: ReactNode;
}

/** Keeps a part that cannot be drawn from taking everything around it with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children;
  }
}
