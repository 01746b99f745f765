import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, type Type } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { closedTo } from './closed-answer.ts';

type Described = Readonly<Record<string, { readonly type?: Type<object> }>>;

/** Holds every answer to its description: a route gives out the fields of the record that its success is described with, and no other. */
@Injectable()
export class ClosedAnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const described: Described = Reflect.getMetadata('swagger/apiResponse', context.getHandler()) ?? {};
    const record = (described['200'] ?? described['201'])?.type;
    return next.handle().pipe(map((answer) => (record && typeof answer === 'object' && answer ? closedTo(record)(answer) : answer)));
  }
}
