import type { Option } from '@portal/contracts';
import { isEmail, registerDecorator } from 'class-validator';

/** One rule a field, one sentence a rule: what a person reads beside the field. `undefined` is valid where a field is optional. */
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

/** Text of at most `max` characters. With `required` it has to be there, and that is what a missing or empty one is told. */
export function Text(label: string, { max, required }: { max: number; required?: string }): PropertyDecorator {
  return rule((value) => (required && (value === undefined || value === null || value === '') ? required : textProblem(label, value, max)));
}

/** A web address (http or https) or nothing; an empty one counts as nothing. */
export function WebAddress(label: string, { max }: { max: number }): PropertyDecorator {
  return rule((value) => {
    const problem = textProblem(label, value, max);
    if (problem || !value) return problem;
    return /^https?:\/\//i.test(String(value)) && URL.canParse(String(value))
      ? undefined
      : `${label} has to be a web address like https://example.org/page`;
  });
}

/** An e-mail address or nothing; an empty one counts as nothing. */
export function EmailAddress(label: string): PropertyDecorator {
  return rule((value) => {
    const problem = textProblem(label, value, 254);
    if (problem || !value) return problem;
    return isEmail(value) ? undefined : `${label} has to be an e-mail address like name@example.org`;
  });
}

/** One of an option list's values. */
export function OneOf(label: string, options: readonly Option[]): PropertyDecorator {
  const values = options.map((option) => option.value);
  return rule((value) => (values.includes(value as string) ? undefined : `${label} has to be one of ${values.join(', ')}`));
}

/** Yes or no. */
export function YesOrNo(label: string): PropertyDecorator {
  return rule((value) => (typeof value === 'boolean' ? undefined : `${label} has to be true or false`));
}

function textProblem(label: string, value: unknown, max: number): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string') return `${label} has to be text`;
  if (value.length > max) return `${label} can have at most ${max.toLocaleString('en')} characters`;
  // PostgreSQL stores neither; a half of a surrogate pair would come back as another character.
  if (value.includes('\0') || !value.isWellFormed()) return `${label} contains a character that cannot be stored`;
  return undefined;
}
