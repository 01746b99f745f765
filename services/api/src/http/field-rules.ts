import { isBlank, isEmailAddress, isStorable, isWebAddress, type Option } from '@portal/contracts';
import { registerDecorator } from 'class-validator';

/** One rule per field, one sentence per rule: what a person reads beside the field. `undefined` is valid if a field is optional. */
function rule(sentenceFor: (value: unknown) => string | undefined): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'rule',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => sentenceFor(value) === undefined,
        defaultMessage: (args) => sentenceFor(args?.value) ?? '',
      },
    });
  };
}

/** Text of at most `max` characters. `required` is the message for a missing or empty text; with `visible` it must not be blank either. */
export function Text(
  label: string,
  { max, required, visible = false }: { max: number; required?: string; visible?: boolean },
): PropertyDecorator {
  const isMissing = (value: unknown) =>
    value === undefined || value === null || value === '' || (visible && typeof value === 'string' && isBlank(value));
  return rule((value) => (required && isMissing(value) ? required : textProblem(label, value, max)));
}

/** Text that matches a pattern. `example` is named in the message. */
export function Written(label: string, { max, like, example }: { max: number; like: string; example: string }): PropertyDecorator {
  const pattern = new RegExp(like);
  return rule((value) =>
    typeof value === 'string' && value.length <= max && pattern.test(value) ? undefined : `${label} must look like ${example}`,
  );
}

/** A web address (http or https) or nothing; an empty one counts as nothing. */
export function WebAddress(label: string, { max }: { max: number }): PropertyDecorator {
  return rule((value) => {
    const problem = textProblem(label, value, max);
    if (problem || !value) return problem;
    return isWebAddress(String(value)) ? undefined : `${label} must be a web address such as https://example.org/page`;
  });
}

/** An email address. Without `required`, it may be missing or empty. */
export function EmailAddress(label: string, { max, required }: { max: number; required?: string }): PropertyDecorator {
  return rule((value) => {
    if (required && (value === undefined || value === null || value === '')) return required;
    const problem = textProblem(label, value, max);
    if (problem || !value) return problem;
    return isEmailAddress(String(value)) ? undefined : `${label} must be an email address such as name@example.org`;
  });
}

/** One of an option list's values. `required` is the message for a missing or empty value; with `optional` it may be missing or empty. */
export function OneOf(
  label: string,
  options: readonly Option[],
  { required, optional = false }: { required?: string; optional?: boolean } = {},
): PropertyDecorator {
  const values = options.map((option) => option.value);
  return rule((value) => {
    const missing = value === undefined || value === '';
    if (missing && optional) return undefined;
    if (required && (missing || value === null)) return required;
    return values.includes(value as string) ? undefined : `${label} must be one of ${values.join(', ')}`;
  });
}

/** Yes or no. */
export function YesOrNo(label: string): PropertyDecorator {
  return rule((value) => (typeof value === 'boolean' ? undefined : `${label} must be true or false`));
}

/** A checkbox that has to be checked; the message repeats its label. */
export function Ticked(label: string, missing: string): PropertyDecorator {
  return rule((value) =>
    value === true ? undefined : value === false || value === undefined ? missing : `${label} must be true or false`,
  );
}

function textProblem(label: string, value: unknown, max: number): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string') return `${label} must be text`;
  if (value.length > max) return `${label} can have at most ${max.toLocaleString('en')} characters`;
  if (!isStorable(value)) return `${label} contains a character that cannot be stored`;
  return undefined;
}
