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

/** A form's schema. Its input are the typed values, and its output is the request body. */
export type FormSchema = z.ZodMiniType<unknown, FieldValues>;

/** The form that `useZodForm` returns, for components that take a form as a prop. */
export type ZodForm<Schema extends FormSchema> = UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;

interface ZodFormOptions<Schema extends FormSchema> {
  /** The default value of every field, in the order of the screen. The first invalid field is focused. */
  defaultValues: z.input<Schema>;
  /** A restored draft. Its values replace the defaults and count as changed. */
  restored?: Partial<z.input<Schema>> | undefined;
}

/**
 * Creates a react-hook-form form that is validated by a zod schema: on submit, and after that on every change. After a
 * failed submit, whether the browser or the server rejected the values, the first invalid field is focused.
 * `registerField` returns the props of the form's fields.
 */
export function useZodForm<Schema extends FormSchema>(
  schema: Schema,
  { defaultValues, restored }: ZodFormOptions<Schema>,
): ZodForm<Schema> {
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: zodResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The effect below focuses the first error, because react-hook-form uses the order of registration, not of the
    // screen.
    shouldFocusError: false,
    defaultValues: defaultValues as DefaultValues<z.input<Schema>>,
  });

  const restore = useEffectEvent(() => {
    if (restored) form.reset({ ...defaultValues, ...restored }, { keepDefaultValues: true });
  });
  useLayoutEffect(() => restore(), []);

  // react-hook-form tracks only the state that a render has read. `isDirty` is read here for callbacks that use it
  // later, such as a draft's.
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

/** Registers a field in its form. Returns the props of the field, including its error. */
export function registerField<Typed extends FieldValues, Values, Name extends Path<Typed>>(
  form: UseFormReturn<Typed, unknown, Values>,
  name: Name,
): UseFormRegisterReturn<Name> & { error: string | undefined } {
  return { ...form.register(name), error: form.getFieldState(name, form.formState).error?.message };
}
