import { site } from '@portal/shell-api';
import { show } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { WaysToGive } from '../donate/ways-to-give.tsx';
import { Page } from './donate.page.tsx';

const region = (name: string) => within(screen.getByRole('region', { name }));

test.each(['What Your Gift Does for Students', 'What We Are Working Toward'])('"Student impact cards and goals cards": %s', (name) => {
  show(Page);
  const cards = region(name).getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    expect(within(card).getByRole('heading', { level: 3 })).toBeVisible();
    expect(within(card).getByRole('paragraph')).toHaveTextContent(/\.$/);
  }
});

test('"a QR image": the picture that the shell made of the donation link', () => {
  show(Page);
  expect(region('How to Give').getByRole('img', { name: 'QR code for our donation page' })).toHaveAttribute('src', site.donationQr);
});

test('"an external link to a tip/donation page", at the head and beside the picture', () => {
  show(Page);
  for (const name of ['Donate', 'Open our donation page']) {
    const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link).toHaveAttribute('href', site.links.donationPage);
  }
});

test('in a shell that makes no picture yet, the link stands alone', () => {
  const strings = { heading: 'Give', text: 'Follow the link.', qr: 'QR code', qrCaption: 'Scan it.', link: 'Open' };
  show(() => <WaysToGive strings={strings} page="https://donate.example.org/" qr={undefined} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByText('Scan it.')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Open/ })).toBeVisible();
});
