import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { type FieldError, ProblemError, shownName } from './problem.ts';

const MOST_ERRORS = 20;

/** Lets a body through only as an instance of its DTO: every field known, every value valid, defaults filled in. */
@Injectable()
export class BodyPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      exceptionFactory: (errors) => refused(errors.map(toFieldError)),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'body' || !metadata.metatype) return value;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new ProblemError(400, 'Send one JSON object with the fields of the form.');
    // Names that every object knows ("constructor") never reach the libraries behind this.
    const known = fieldsOf(metadata.metatype);
    const unknown = Object.keys(value).filter((field) => !known.has(field));
    if (unknown.length > 0)
      throw refused(unknown.map((field) => ({ field: shownName(field), message: `${shownName(field)} is not a field of this form` })));
    return super.transform(value, metadata);
  }
}

function fieldsOf(dto: NonNullable<ArgumentMetadata['metatype']>): ReadonlySet<string> {
  return new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(dto, '', true, false)
      .map((rule) => rule.propertyName),
  );
}

function toFieldError({ property, constraints = {} }: ValidationError): FieldError {
  return { field: property, message: Object.values(constraints)[0] ?? `${property} is not valid` };
}

function refused(errors: readonly FieldError[]): ProblemError {
  const [first] = errors;
  const names = errors.slice(0, 3).map(({ field }) => field);
  const several = `Please correct ${errors.length} fields: ${names.join(', ')}${errors.length > names.length ? ' and more' : ''}.`;
  return new ProblemError(400, first && errors.length === 1 ? sentence(first.message) : several, { errors: errors.slice(0, MOST_ERRORS) });
}

const sentence = (message: string): string => (message.endsWith('.') ? message : `${message}.`);
