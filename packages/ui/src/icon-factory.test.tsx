import { render } from '@testing-library/react';
import * as arrow from 'lucide-react/icons/arrow-right';
import * as check from 'lucide-react/icons/circle-check-big';
import * as panel from 'lucide-react/icons/notebook-pen';
import iconOf, { type Drawing } from './icon-factory.ts';

/** What lucide-react draws, without the class names that nobody uses. */
const drawn = (element: Element | null) => {
  element?.removeAttribute('class');
  return element?.outerHTML;
};

test.each([
  ['arrow-right', arrow],
  ['circle-check-big', check],
  ['notebook-pen', panel],
])('the icon %s looks as lucide-react itself makes it', (_, library) => {
  const { default: Theirs, __iconData } = library as unknown as { default: typeof arrow.default; __iconData: Drawing };
  const Ours = iconOf(__iconData);
  const theirs = render(<Theirs aria-hidden />).container;
  const ours = render(<Ours />).container;
  expect(drawn(ours.firstElementChild)).toBe(drawn(theirs.firstElementChild));
  expect(ours.querySelectorAll('svg > *').length).toBeGreaterThan(0);
});

test('what is asked of an icon reaches the picture', () => {
  const { __iconData } = arrow as unknown as { __iconData: Drawing };
  const Ours = iconOf(__iconData);
  const { container } = render(<Ours className="big" aria-hidden={false} role="img" aria-label="Onwards" />);
  expect(container.querySelector('svg.big')).toHaveAccessibleName('Onwards');
});
