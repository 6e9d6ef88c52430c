import type { Post } from '#shared/contract/forum-fields.ts';
import { linkToPost } from '../../domain/forum/paths.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { forumTexts } from './texts.ts';

function toUrl({ id }: Pick<Post, 'id'>): string {
  return new URL(linkToPost(id), window.location.origin).href;
}

/** Whether the device has a dialog to share links. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Copies the link to a post. Never rejects: the outcome is shown in a toast. */
export async function copyPostLink(post: Pick<Post, 'id'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(toUrl(post));
    toast({ tone: 'success', title: forumTexts.copyLink.succeeded });
  } catch {
    toast({ tone: 'error', title: forumTexts.copyLink.failed });
  }
}

/** Opens the device's dialog to share the link to a post. Never rejects. */
export async function sharePost(post: Pick<Post, 'id' | 'title'>): Promise<void> {
  try {
    await navigator.share({ title: post.title, url: toUrl(post) });
  } catch (error) {
    // `AbortError`: the owner closed the dialog.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyPostLink(post);
  }
}
