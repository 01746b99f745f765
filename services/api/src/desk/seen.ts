import { applyDecorators } from '@nestjs/common';
import { IsInt, Min } from 'class-validator';

/** How many decisions on the record the reviewer has seen: a reviewer who has missed one is told about it instead of deciding twice. */
export const Seen = () => applyDecorators(IsInt({ message: 'Say how many decisions you have seen' }), Min(0));
