import { useState } from 'react';
import * as z from 'zod/mini';
import { type ChatCategory, chatCategories, ChatQuestion as Question } from '#shared/contract/chat.ts';
import { useFormDraft } from '../../platform/forms/use-form-draft.ts';

const Typed = z.object({ message: z.string(), category: z.enum(chatCategories) });
type Typed = z.output<typeof Typed>;

/** A question as it is sent. */
export type ChatQuestion = z.output<typeof Question>;

/** The question that is being written. It is kept while the panel is closed, and across reloads and sign-ins. */
export function useQuestion() {
  const draft = useFormDraft('chat', Typed);
  const [typed, setTyped] = useState<Typed>(draft.restored ?? { message: '', category: 'general' });
  const [error, setError] = useState<string>();

  const change = (next: Partial<Typed>) => {
    const values = { ...typed, ...next };
    setTyped(values);
    setError(undefined);
    draft.save(values);
  };

  return {
    ...typed,
    error,
    change,
    setCategory: (category: ChatCategory) => change({ category }),
    /** The trimmed question; undefined if it is empty, or too long, which is shown at the field. */
    read: (dogId: string | null): ChatQuestion | undefined => {
      if (typed.message.trim() === '') return undefined;
      const { data, error: invalid } = Question.safeParse({ ...typed, dogId });
      setError(invalid?.issues[0]?.message);
      return data;
    },
    clear: () => {
      setTyped({ ...typed, message: '' });
      draft.clear();
    },
  };
}
