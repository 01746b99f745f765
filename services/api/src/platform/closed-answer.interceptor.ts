import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, type Type } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { closedTo } from './closed-answer.ts';

type Described = Readonly<Record<string, { readonly type?: Type<object> }>>;
type Closing = (found: object) => object;

/** Holds every answer to its description: a route gives out the fields of the record that its success is described with, and no other. */
@Injectable()
export class ClosedAnswerInterceptor implements NestInterceptor {
  private readonly known = new WeakMap<object, Closing>();

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const closing = this.closingOf(context.getHandler());
    return next.handle().pipe(map((answer) => (typeof answer === 'object' && answer ? closing(answer) : answer)));
  }

  private closingOf(handler: object): Closing {
    const known = this.known.get(handler);
    if (known) return known;
    const described: Described = Reflect.getMetadata('swagger/apiResponse', handler) ?? {};
    const record = (described['200'] ?? described['201'])?.type;
    const closing: Closing = record ? closedTo(record) : (answer) => answer;
    this.known.set(handler, closing);
    return closing;
  }
}
