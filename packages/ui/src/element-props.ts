import type { ComponentProps, ElementType } from 'react';

/** What an element takes but `style`: the site's Content-Security-Policy refuses style attributes. */
export type ElementProps<Element extends ElementType> = Omit<ComponentProps<Element>, 'style'>;
