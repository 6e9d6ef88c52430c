import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ChunkLoadError, clearFailedChunks } from '../../platform/lazy-component.ts';
import { CrashScreen } from './crash-screen.tsx';

interface Props {
  /** When this value changes, for example after a navigation, the error is cleared and the children render again. */
  resetKey: string;
  /** Shown instead of the crash screen. */
  fallback?: ReactNode;
  onFailure?: () => void;
  children: ReactNode;
}

/** Catches errors that its children throw while rendering, and shows the crash screen or `fallback`. */
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

  override componentDidUpdate(previous: Props) {
    if (this.state.error !== null && previous.resetKey !== this.props.resetKey) this.setState({ error: null });
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
