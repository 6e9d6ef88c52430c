import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { listFieldNames } from './field-errors.ts';

/** A form's schema: its input is what is typed, its output what is sent. */
export type FormSchema = z.ZodMiniType<unknown, FieldValues>;

/** A form as `useZodForm` returns it, for components that take one as a prop. */
export type ZodForm<Schema extends FormSchema> = UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;

interface ZodFormOptions<Schema extends FormSchema> {
  /** Every field, in the order of the screen. The first invalid one gets the focus. */
  defaultValues: z.input<Schema>;
  /** A restored draft. Replaces the defaults and counts as changed. */
  restored?: Partial<z.input<Schema>> | undefined;
}

/**
 * A react-hook-form form that is validated by a zod schema: on submit, and then on every change. After a submit
 * that failed, here or on the server, the first invalid field is focused.
 * `registerField` makes the props of its fields.
 */
export function useZodForm<Schema extends FormSchema>(
  schema: Schema,
  { defaultValues, restored }: ZodFormOptions<Schema>,
): ZodForm<Schema> {
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: zodResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // Done below, because react-hook-form uses the order of registration instead of the order of the screen.
    shouldFocusError: false,
    defaultValues: defaultValues as DefaultValues<z.input<Schema>>,
  });

  const restore = useEffectEvent(() => {
    if (restored) form.reset({ ...defaultValues, ...restored }, { keepDefaultValues: true });
  });
  useLayoutEffect(() => restore(), []);

  // react-hook-form tracks only the state that a render has read, and callbacks such as a draft's read `isDirty` later.
  const { submitCount, isDirty: _ } = form.formState;
  const focusError = useEffectEvent(() => focusFirstError(form));
  useEffect(() => {
    if (submitCount > 0) focusError();
  }, [submitCount]);

  return form;
}

function focusFirstError<Typed extends FieldValues, Values>(form: UseFormReturn<Typed, unknown, Values>): void {
  const first = listFieldNames(form.getValues()).find((name) => form.getFieldState(name).invalid);
  if (first) form.setFocus(first);
}

/** The props of a field: what registers it in the form, and its error. */
export function registerField<Typed extends FieldValues, Values, Name extends Path<Typed>>(
  form: UseFormReturn<Typed, unknown, Values>,
  name: Name,
): UseFormRegisterReturn<Name> & { error: string | undefined } {
  return { ...form.register(name), error: form.getFieldState(name, form.formState).error?.message };
}
