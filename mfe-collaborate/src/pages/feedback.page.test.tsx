import { site } from '@portal/shell-api';
import { fakeApi, held, hydrate, prerendered, show } from '@portal/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  BROWSER_INFO,
  button,
  choice,
  field,
  fill,
  forget,
  mistakesHeading,
  outcome,
  RECEIVED,
  submit,
  toasts,
} from '../../testing/feedback.ts';
import { Page } from './feedback.page.tsx';

beforeEach(forget);

describe('the form (section 5, "Feedback form")', () => {
  beforeEach(() => {
    fakeApi(RECEIVED);
    show(Page);
  });

  test('has one headline and eight native fields', () => {
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Website Feedback']);
    for (const name of ['Summary', 'Details', 'Email']) expect(field(name)).toBeVisible();
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(choice('Category')).toBeVisible();
    expect(choice('Severity')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'You may contact me about this feedback' })).toBeVisible();
  });

  test('the automatic fields are folded, and one click away', () => {
    for (const name of ['Page address', 'Browser and device']) expect(field(name)).not.toBeVisible();
    fireEvent.click(screen.getByRole('heading', { name: 'Page, browser and device' }));
    for (const name of ['Page address', 'Browser and device']) expect(field(name)).toBeVisible();
  });

  test('summary, category, severity and details are required and marked, the others are not', () => {
    const marked = (control: HTMLElement) => [
      control.hasAttribute('required'),
      /\*/.test((control as HTMLInputElement).labels?.[0]?.textContent ?? ''),
    ];
    for (const control of [field('Summary'), field('Details'), choice('Category'), choice('Severity')])
      expect(marked(control)).toEqual([true, true]);
    for (const control of [field('Page address'), field('Browser and device'), field('Email')])
      expect(marked(control)).toEqual([false, false]);
    expect(screen.getByText('* required')).toBeVisible();
  });

  test('the defaults are category bug, severity medium and no consent', () => {
    expect(choice('Category')).toHaveDisplayValue('Bug/Error');
    expect(choice('Severity')).toHaveDisplayValue('Affects some functionality');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  test('the choices are the specified ones (section 3)', () => {
    const texts = (control: HTMLElement) =>
      within(control)
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(texts(choice('Category'))).toEqual(['Bug/Error', 'Content Issue', 'Accessibility', 'Performance', 'Other']);
    expect(texts(choice('Severity'))).toEqual(['Minor inconvenience', 'Affects some functionality', 'Blocks important features']);
  });

  test('beside the automatic fields stands exactly what is sent if they stay empty (decision "Feedback\'s automatic fields")', () => {
    fireEvent.click(screen.getByRole('heading', { name: 'Page, browser and device' }));
    expect(screen.getAllByText('Sent if you leave this empty:')).toHaveLength(2);
    expect(screen.getByText(location.href)).toBeVisible();
    expect(screen.getByText(BROWSER_INFO())).toBeVisible();
  });
});

describe('"an app can say busy while a form is open" (issue "Open tabs follow politely")', () => {
  const busy = () => document.querySelector('[data-busy]');

  test('from the first letter until it was sent, and while it is being sent', async () => {
    const answer = held(RECEIVED);
    fakeApi(answer.reply);
    show(Page);
    expect(busy()).toBeNull();
    await fill();
    expect(busy()).toContainElement(field('Summary'));
    await submit();
    expect(button()).toBeDisabled();
    expect(busy()).not.toBeNull();
    answer.release();
    await outcome('Feedback submitted successfully!');
    expect(busy()).toBeNull();
  });

  test('not for a letter that was taken back; for what was typed before the page worked, and for a draft', async () => {
    fakeApi(RECEIVED);
    const { unmount } = show(Page);
    await userEvent.type(field('Summary'), 'A');
    await userEvent.clear(field('Summary'));
    expect(busy()).toBeNull();
    await userEvent.type(field('Summary'), 'A draft');
    unmount();
    show(Page);
    expect(busy()).not.toBeNull();
  });
});

describe('mistakes', () => {
  test('the summary comes first, has the focus, and links to the fields; each field has its text; nothing is sent', async () => {
    const asked = fakeApi(RECEIVED);
    show(Page);
    await fill({ 'Page address': 'nowhere', Email: 'nobody' });
    await submit();
    const heading = await mistakesHeading('Please check 4 answers');
    expect(document.activeElement).toContainElement(heading);
    const summary = within(document.activeElement as HTMLElement);
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Summary is required',
      'Details are required',
      'Enter a full web address such as https://example.org/page, or leave it empty',
      'Enter an email address such as name@example.org, or leave it empty',
    ]);
    expect(field('Summary')).toHaveAccessibleDescription(/Summary is required/);
    expect(field('Details')).toHaveAccessibleDescription(/Details are required/);
    for (const name of ['Summary', 'Details', 'Page address', 'Email']) expect(field(name)).toBeInvalid();
    await userEvent.click(summary.getByRole('link', { name: 'Details are required' }));
    expect(field('Details')).toHaveFocus();
    expect(asked).toEqual([]);
    expect(toasts).not.toHaveBeenCalled();
  });

  test('what was typed stays, and a field loses its mistake as soon as it is right', async () => {
    fakeApi(RECEIVED);
    show(Page);
    await fill({ Details: 'Kept.' });
    await submit();
    await mistakesHeading('Please check one answer');
    expect(field('Details')).toHaveValue('Kept.');
    await fill({ Summary: 'Now' });
    await waitFor(() => expect(field('Summary')).toBeValid());
  });

  test('a second attempt with the same mistakes moves the focus to the summary again', async () => {
    fakeApi(RECEIVED);
    show(Page);
    await submit();
    await mistakesHeading('Please check 2 answers');
    await submit();
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'Summary is required' })));
  });
});

test('beside the form stands how long feedback is kept', () => {
  show(Page);
  expect(screen.getByText(/6 months after we have read it, or after 12 months if it is still unread/)).toBeVisible();
});

test('what was typed before the page was taken over stays', async () => {
  fakeApi(RECEIVED);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = prerendered(Page);
  const early = within(container);
  await userEvent.type(early.getByRole('textbox', { name: /^Summary/ }), 'Early bird');
  await userEvent.selectOptions(early.getByRole('combobox', { name: /^Severity/ }), 'Blocks important features');
  await userEvent.click(early.getByRole('checkbox'));
  hydrate(Page, container);
  expect(field('Summary')).toHaveValue('Early bird');
  expect(choice('Severity')).toHaveDisplayValue('Blocks important features');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('a browser without scripts puts no answers into the address, and gets an address to write to', () => {
  const html = prerendered(Page);
  expect(html).toContain('method="dialog"');
  expect(html).toContain(`href="mailto:${site.contactEmail}"`);
});
