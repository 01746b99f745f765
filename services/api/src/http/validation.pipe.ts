import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { getMetadataStorage, type ValidationError, validateSync } from 'class-validator';
import { type FieldError, ProblemError, shownName } from './problem.ts';

const MAX_ERRORS = 20;

type Dto = NonNullable<ArgumentMetadata['metatype']>;

/**
 * Turns a body into an instance of its DTO and rejects unknown fields and invalid values. Every body here is flat, so Nest's own pipe,
 * which transforms any depth and awaits each rule, would find nothing more.
 */
@Injectable()
export class BodyPipe implements PipeTransform {
  private readonly fields = new WeakMap<Dto, ReadonlySet<string>>();

  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type !== 'body' || !metatype) return value;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new ProblemError(400, 'Send one JSON object with the fields of the form.');
    // Names of Object.prototype ("constructor") never reach class-validator.
    const known = this.fieldsOf(metatype);
    const unknown = Object.keys(value).filter((field) => !known.has(field));
    if (unknown.length > 0)
      throw refused(unknown.map((field) => ({ field: shownName(field), message: `${shownName(field)} is not a field of this form` })));
    const body: object = Object.assign(new metatype() as object, value);
    const errors = validateSync(body, { forbidUnknownValues: true });
    if (errors.length > 0) throw refused(errors.map(toFieldError));
    return body;
  }

  private fieldsOf(dto: Dto): ReadonlySet<string> {
    const known = this.fields.get(dto);
    if (known) return known;
    const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false);
    const fields = new Set(rules.map((rule) => rule.propertyName));
    this.fields.set(dto, fields);
    return fields;
  }
}

function toFieldError({ property, constraints = {} }: ValidationError): FieldError {
  return { field: property, message: Object.values(constraints)[0] ?? `${property} is not valid` };
}

function refused(errors: readonly FieldError[]): ProblemError {
  const [first] = errors;
  const names = errors.slice(0, 3).map(({ field }) => field);
  const several = `Please correct ${errors.length} fields: ${names.join(', ')}${errors.length > names.length ? ' and more' : ''}.`;
  return new ProblemError(400, first && errors.length === 1 ? sentence(first.message) : several, { errors: errors.slice(0, MAX_ERRORS) });
}

const sentence = (message: string): string => (message.endsWith('.') ? message : `${message}.`);
