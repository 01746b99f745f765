import type { ComponentProps, ElementType } from 'react';

/** The props of an element without `style`, because the site's Content-Security-Policy refuses style attributes. */
export type ElementProps<Element extends ElementType> = Omit<ComponentProps<Element>, 'style'>;
