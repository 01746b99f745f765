import { site, toast } from '@portal/shell-api';
import { fakeApi, held, hydrate, json, networkDown, prerendered, problem, sentKeys, serverText, show } from '@portal/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from './submit.page.tsx';

const RECEIVED = json({ id: 1, emailSent: false }, 201);
const toasts = jest.mocked(toast);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${name}`) });
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const button = () => screen.getByRole('button', { name: /^Submit/ });
const submit = () => userEvent.click(button());
const step = (name: string) => screen.getByRole('listitem', { name: new RegExp(name) });
const progress = (name: string) => within(step(name)).getByRole<HTMLProgressElement>('progressbar', { name });
const heading = (text: string) => screen.findByRole('heading', { name: new RegExp(text) });
const TEXTS = { 'Project title': 'Birds', Description: 'We count birds.', 'Contact name': 'Ada', 'Contact email': 'ada@student.example' };

/** Puts whole texts in, which is quicker than typing them. */
function type(values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) fireEvent.change(field(name), { target: { value: text } });
}
function fillRequired() {
  type(TEXTS);
  fireEvent.change(choice('Field of research'), { target: { value: 'biology' } });
  for (const box of boxes()) fireEvent.click(box);
}

beforeEach(() => {
  toasts.mockClear();
  sessionStorage.clear();
});

describe('the form (section 2, "Submit Project")', () => {
  beforeEach(() => {
    fakeApi(RECEIVED);
    show(Page);
  });

  test('one page has four steps in order, one submit button, and a note about the review', () => {
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))).toEqual([
      'Project Info',
      'Details',
      'Contact',
      'Agreement',
    ]);
    expect(screen.getAllByRole('button', { name: /Submit/ })).toHaveLength(1);
    expect(screen.getByText(/reviewed for quality and safety before publishing/)).toBeVisible();
  });

  test('title, field, description, contactName and contactEmail are required and marked; the email is of type email (section 5)', () => {
    const marked = (control: HTMLElement) => [
      control.hasAttribute('required'),
      /\*/.test((control as HTMLInputElement).labels?.[0]?.textContent ?? ''),
    ];
    for (const control of [...Object.keys(TEXTS).map(field), choice('Field of research'), ...boxes()])
      expect(marked(control)).toEqual([true, true]);
    for (const control of [choice('Duration'), choice('Team size'), choice('Skill level'), field('Helpful skills')])
      expect(marked(control)).toEqual([false, false]);
    expect(field('Contact email')).toHaveAttribute('type', 'email');
  });

  test.each([
    [
      'Field of research',
      ['biology', 'chemistry', 'physics', 'environmental', 'data-science', 'psychology', 'education', 'medicine', 'other'],
    ],
    ['Duration', ['1-month', '2-3-months', '3-6-months', '6-months-plus']],
    ['Team size', ['2-3', '4-6', '7-10', '10-plus']],
    ['Skill level', ['beginner', 'intermediate', 'advanced', 'mixed']],
  ])('%s offers the specified options and begins without a choice (section 3)', (name, values) => {
    const options = within(choice(name)).getAllByRole<HTMLOptionElement>('option');
    expect(options.map((option) => option.value)).toEqual(['', ...values]);
    expect(choice(name)).toHaveValue('');
  });

  test('each step shows its progress, and a tick once all its fields are filled; a checkbox counts when it is ticked', async () => {
    expect(['Project Info', 'Details', 'Contact', 'Agreement'].map((name) => [progress(name).value, progress(name).max])).toEqual([
      [0, 3],
      [0, 4],
      [0, 2],
      [0, 3],
    ]);
    expect(step('Project Info')).toHaveAttribute('aria-current', 'step');
    type({ 'Project title': 'Birds', Description: '   ' });
    expect(within(step('Project Info')).getByText('1 of 3 filled')).toBeVisible();
    type({ Description: 'We count.' });
    await userEvent.selectOptions(choice('Field of research'), 'Other');
    expect(within(step('Project Info')).getByText('Completed')).toBeVisible();
    expect(step('Project Info')).not.toHaveAttribute('aria-current');
    expect(step('Details')).toHaveAttribute('aria-current', 'step');
    expect(within(step('Details')).getByText('Current step')).toBeVisible();
    for (const box of boxes()) await userEvent.click(box);
    expect(within(step('Agreement')).getByText('Completed')).toBeVisible();
    await userEvent.click(boxes()[0] as HTMLElement);
    expect(progress('Agreement').value).toBe(2);
    expect(within(step('Agreement')).queryByText('Completed')).not.toBeInTheDocument();
  });

  test('beside the form stands what happens next and how long ideas are kept', () => {
    expect(screen.getByText(/usually within 5 business days/)).toBeVisible();
    expect(
      screen.getByText(
        /not approved 6 months after the decision, ideas still waiting for a decision after 12 months, and finished projects 12 months after/,
      ),
    ).toBeVisible();
  });
});

describe('mistakes', () => {
  test('an empty form names every required field, in order, and which agreements are missing; nothing is sent', async () => {
    const asked = fakeApi(RECEIVED);
    show(Page);
    await submit();
    await heading('Please check 8 answers');
    const summary = within(document.activeElement as HTMLElement);
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Title is required',
      'Field of research is required',
      'Description is required',
      'Contact name is required',
      'Contact email is required',
      'Agree to the safety guidelines',
      'Agree to the rules for working together',
      'Agree to how we use what you send',
    ]);
    await userEvent.click(summary.getByRole('link', { name: 'Agree to the safety guidelines' }));
    expect(boxes()[0]).toHaveFocus();
    expect(boxes()[0]).toHaveAccessibleDescription('Agree to the safety guidelines');
    expect(asked).toEqual([]);
    expect(toasts).not.toHaveBeenCalled();
  });

  test('one missing agreement is the one that is named, and what was typed stays', async () => {
    fakeApi(RECEIVED);
    show(Page);
    fillRequired();
    await userEvent.click(boxes()[1] as HTMLElement);
    await submit();
    await heading('Please check one answer');
    expect(document.activeElement).toHaveTextContent('Agree to the rules for working together');
    expect(field('Project title')).toHaveValue('Birds');
    await userEvent.click(boxes()[1] as HTMLElement);
    await waitFor(() => expect(boxes()[1]).toBeValid());
  });

  test.each([
    ['Contact email', 'nobody', 'Enter an email address such as name@example.org'],
    ['Project title', 'x'.repeat(201), 'Shorten this to 200 characters'],
    ['Description', 'x'.repeat(10_001), 'Shorten this to 10,000 characters'],
    ['Helpful skills', 'x'.repeat(1001), 'Shorten this to 1,000 characters'],
    ['Contact name', '\u200b', 'Contact name is required'],
  ])('a wrong %s is told what to do', async (name, text, message) => {
    fakeApi(RECEIVED);
    show(Page);
    fillRequired();
    type({ [name]: text });
    await submit();
    await heading('Please check one answer');
    expect(field(name)).toHaveAccessibleDescription(new RegExp(message));
  });
});

describe('sending (sections 4, 7 and 8)', () => {
  test('the payload has the twelve specified fields; what was not chosen is empty', async () => {
    const asked = fakeApi(RECEIVED);
    show(Page);
    fillRequired();
    await submit();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toEqual({
      address: '/api/projects',
      method: 'POST',
      body: {
        title: 'Birds',
        description: 'We count birds.',
        field: 'biology',
        duration: '',
        teamSize: '',
        skillLevel: '',
        skills: '',
        contactName: 'Ada',
        contactEmail: 'ada@student.example',
        safetyAgreement: true,
        collaborationAgreement: true,
        dataAgreement: true,
      },
    });
    expect(sentKeys()[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test('while it is on its way the button is disabled and reads "Submitting..."', async () => {
    const late = held(RECEIVED);
    fakeApi(late.reply);
    show(Page);
    fillRequired();
    await submit();
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await act(async () => late.release());
    await userEvent.click(await screen.findByRole('button', { name: 'Send another' }));
    expect(screen.getByRole('button', { name: 'Submit Project' })).toBeEnabled();
  });

  test.each([
    [true, 'Your submission was sent to our team, and a confirmation email will follow.'],
    [false, 'Your submission has been saved. Our team will review it shortly.'],
  ])(
    'success with emailSent %j: toast, the same in place of the form, on request the cleared form without a tick, and no draft',
    async (emailSent, description) => {
      fakeApi(json({ id: 1, emailSent }, 201));
      show(Page);
      fillRequired();
      await submit();
      const told = await heading('Project submitted successfully!');
      expect(toasts.mock.calls).toEqual([[{ look: 'default', title: 'Project submitted successfully!', description }]]);
      expect(screen.getByText(description)).toBeVisible();
      expect(document.activeElement).toContainElement(told);
      await userEvent.click(screen.getByRole('button', { name: 'Send another' }));
      for (const name of Object.keys(TEXTS)) expect(field(name)).toHaveValue('');
      for (const box of boxes()) expect(box).not.toBeChecked();
      expect(screen.queryByText('Completed')).not.toBeInTheDocument();
      expect(sessionStorage).toHaveLength(0);
    },
  );

  test.each([
    [
      '503: Our database cannot be reached right now; please try again in a moment.',
      problem(503, 'Our database cannot be reached right now; please try again in a moment.'),
    ],
    ['Something went wrong. Please try again.', serverText],
    ['We could not reach the server. Check your connection and try again.', networkDown],
  ])(
    'failure "%s": destructive toast, the same beside the form, all kept, and a second try with the same key works',
    async (description, reply) => {
      fakeApi(reply, RECEIVED);
      show(Page);
      fillRequired();
      await submit();
      await heading('Failed to submit project');
      expect(toasts.mock.calls).toEqual([[{ look: 'destructive', title: 'Failed to submit project', description }]]);
      expect(screen.getByText(description)).toBeVisible();
      expect(screen.getByText(/What you wrote is still in the form\./)).toHaveTextContent(site.contactEmail);
      expect(field('Description')).toHaveValue('We count birds.');
      expect(button()).toHaveFocus();
      await submit();
      await heading('Project submitted successfully!');
      expect(new Set(sentKeys()).size).toBe(1);
    },
  );

  test('a draft survives a reload, ticks and all', async () => {
    fakeApi(networkDown);
    const first = show(Page);
    fillRequired();
    first.unmount();
    show(Page);
    expect(field('Contact email')).toHaveValue('ada@student.example');
    expect(choice('Field of research')).toHaveDisplayValue('Biology');
    for (const box of boxes()) expect(box).toBeChecked();
    expect(within(step('Agreement')).getByText('Completed')).toBeVisible();
  });
});

test('what was typed before the page was taken over stays, counts in its step, and is no difference to what was made ahead', async () => {
  fakeApi(RECEIVED);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = prerendered(Page);
  const title = field('Project title');
  type({ 'Project title': 'Early bird' });
  fireEvent.change(choice('Field of research'), { target: { value: 'physics' } });
  fireEvent.click(boxes()[2] as HTMLElement);
  const complaints: unknown[] = [];
  hydrate(Page, container, (error) => complaints.push(error));
  expect(complaints).toEqual([]);
  expect(field('Project title')).toBe(title);
  expect(title).toHaveValue('Early bird');
  expect(choice('Field of research')).toHaveDisplayValue('Physics');
  expect(boxes().map((box) => box.checked)).toEqual([false, false, true]);
  expect(within(step('Project Info')).getByText('2 of 3 filled')).toBeVisible();
  expect(progress('Agreement').value).toBe(1);
});

test('after success the cleared form is a form like any other: the next idea is sent as it stands, with a key of its own', async () => {
  const asked = fakeApi(RECEIVED);
  show(Page);
  fillRequired();
  await submit();
  await heading('Project submitted successfully!');
  await userEvent.click(screen.getByRole('button', { name: 'Send another' }));
  type({ 'Project title': 'Fish' });
  await submit();
  await heading('Please check 7 answers');
  fillRequired();
  type({ 'Project title': 'Fish' });
  await submit();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.body).toMatchObject({ title: 'Fish', field: 'biology', dataAgreement: true });
  expect(new Set(sentKeys()).size).toBe(2);
});
