import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';

interface Props {
  /** A new value gives the children another chance: the address. */
  resetKey: string;
  children: ReactNode;
}

/** Catches what a screen throws and shows the way on. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown') };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A screen failed.', error, info.componentStack);
  }

  override componentDidUpdate(before: Props) {
    if (this.state.error !== null && before.resetKey !== this.props.resetKey) this.setState({ error: null });
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return <CrashScreen onRetry={() => this.setState({ error: null })} />;
  }
}
