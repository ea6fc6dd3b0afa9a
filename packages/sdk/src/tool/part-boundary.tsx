import { Component, type ContextType, type ReactNode } from 'react';
import { PartCard } from './part-card.tsx';
import { ShellContext } from './shell-context.tsx';

/** The file of a part did not arrive, or is not what it should be. */
export class PartLoadError extends Error {
  override readonly name = 'PartLoadError';
}

interface PartBoundaryProps {
  name: string;
  isOnRequest: boolean;
  /** Undefined: the card. */
  renderInstead: ((card: ReactNode) => ReactNode) | undefined;
  /** Lets the next rendering ask for the file again. */
  renew(): void;
  children: ReactNode;
}

/**
 * Renders a card, or what the part has for the case, in place of a part whose file did not arrive, and hands every
 * other error on to the boundary above.
 */
export class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  static override contextType = ShellContext;
  declare context: ContextType<typeof ShellContext>;
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof PartLoadError) {
      this.context?.telemetry.report(error, { phase: 'lazy', part: this.props.name });
    }
  }

  /** Closing the part and opening it again asks for its file again. */
  override componentWillUnmount(): void {
    this.props.renew();
  }

  private readonly retry = (): void => {
    this.props.renew();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { children, name, isOnRequest, renderInstead } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    if (!(error instanceof PartLoadError)) throw error;
    const card = <PartCard name={name} isOnRequest={isOnRequest} onRetry={this.retry} />;
    return renderInstead === undefined ? card : renderInstead(card);
  }
}
