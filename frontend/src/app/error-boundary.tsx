import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ChunkLoadError, clearFailedChunks } from '../lib/lazy-component.ts';
import { CrashScreen } from './crash-screen.tsx';

interface Props {
  /** A new value gives the children another chance: the address. */
  resetKey: string;
  /** Stands in the children's place instead of the words about a failed screen. */
  fallback?: ReactNode;
  /** Told of a failure. */
  onFailure?: () => void;
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
    clearFailedChunks();
    this.props.onFailure?.();
  }

  override componentDidUpdate(before: Props) {
    if (this.state.error !== null && before.resetKey !== this.props.resetKey) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    const { children, fallback } = this.props;
    if (error === null) return children;
    if (fallback !== undefined) return fallback;
    const kind = error instanceof ChunkLoadError ? 'missing' : 'crashed';
    return <CrashScreen kind={kind} onRetry={() => this.setState({ error: null })} />;
  }
}
