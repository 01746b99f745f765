import { show } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { Page } from './student-savings.page.tsx';

const region = (name: string) => within(screen.getByRole('region', { name }));
const discounts = () => within(screen.getByRole('region', { name: 'Discount Resources' })).getAllByRole('listitem');
const tip = (title: string) => within(region('Smart Budgeting Tips').getByRole('heading', { name: title }).closest('li') as HTMLElement);

test('titled "Saving Money as a Student"', () => {
  show(Page);
  expect(screen.getByRole('heading', { level: 1, name: 'Saving Money as a Student' })).toBeVisible();
});

test('"Discount Resources, with the advice "Always ask about student discounts, even if not advertised.""', () => {
  show(Page);
  expect(region('Discount Resources').getByText('Always ask about student discounts, even if not advertised.')).toBeVisible();
});

test('eight discount cards, each with a "Visit Site" external link; the retailer has "Young Adult" and "Medicaid" in its place', () => {
  show(Page);
  expect(discounts()).toHaveLength(8);
  const labels = discounts().map((card) => {
    const name = within(card).getByRole('heading').textContent ?? '';
    const links = within(card).getAllByRole('link');
    return links.map((link) => link.textContent?.split(` ${name}`)[0]);
  });
  const visit = ['Visit Site'];
  expect(labels).toEqual([visit, visit, visit, ['Young Adult', 'Medicaid'], visit, visit, visit, visit]);
});

test.each([
  ['a student discount platform', /student discounts/],
  ['a student deals service', /deals for students/],
  ['a developer student pack', /Developer tools/],
  ["an online retailer's discounts", /young adults.*Medicaid/],
  ['a music streaming student plan', /Music streaming/],
  ["a device maker's education pricing", /computers and tablets for students/],
  ['a creative software student plan', /Photoshop/],
  ['a surplus food app', /food that is left/],
])('among the discounts is %s', (_, text) => {
  show(Page);
  expect(discounts().filter((card) => text.test(within(card).getByRole('paragraph').textContent ?? ''))).toHaveLength(1);
});

test('types: the developer pack is "Free", the three student plans are "Discounted", the surplus food app is "App; often 50-70% off"', () => {
  show(Page);
  const types = discounts().map((card) => ['Free', 'Discounted', 'App'].find((type) => within(card).queryByText(type)));
  expect(types.slice(2, 3)).toEqual(['Free']);
  expect(types.slice(4)).toEqual(['Discounted', 'Discounted', 'Discounted', 'App']);
  expect(discounts()[7]).toHaveTextContent('often 50-70% off');
});

test.each([
  ['Track Your Spending', 'High Impact', '$100-300/month'],
  ['Used Textbooks', 'High Impact', '$200-500/semester'],
  ['Medicaid Benefits', 'Special Program', '$50-200/month'],
  ['Cook at Home', 'High Impact', '$150-400/month'],
  ['Use Campus Resources', 'Medium Impact', '$30-100/month'],
  ['Apply for Scholarships', 'Variable', '$500-5000/year'],
])('budgeting card %s: %s, %s, and an icon', (title, impact, savings) => {
  show(Page);
  expect(tip(title).getByText(impact)).toBeVisible();
  expect(tip(title).getByText(savings)).toBeVisible();
  expect(tip(title).getByRole('heading').closest('li')?.querySelector('svg')).toBeInTheDocument();
});

test('there are six budgeting cards', () => {
  show(Page);
  expect(region('Smart Budgeting Tips').getAllByRole('heading', { level: 3 })).toHaveLength(6);
});

test.each([
  ['Track Your Spending', 'six budgeting apps', 6],
  ['Cook at Home', 'seven meal-prep apps', 7],
])('%s has %s, each with what it does and "a "Try" button opening its link"', (title, _, count) => {
  show(Page);
  const apps = tip(title).getAllByRole('listitem');
  expect(apps).toHaveLength(count);
  for (const app of apps)
    expect(within(app).getByRole('link', { name: /^Try .+ \(opens in a new tab\)$/ })).toHaveAttribute('target', '_blank');
  for (const app of apps) expect(within(app).getByRole('paragraph')).toHaveTextContent(/^\w.+\.$/);
});

test('"A note that a free budgeting app\'s free tier limits envelopes to 20"', () => {
  show(Page);
  expect(tip('Track Your Spending').getByText(/free for up to 20 envelopes/)).toBeVisible();
});

test('"rent, buy used or digital; points to the Resources page for free digital textbooks; suggests asking a librarian"', () => {
  show(Page);
  expect(tip('Used Textbooks').getByText(/Rent books, buy them used or read them digitally\. A librarian/)).toBeVisible();
  expect(tip('Used Textbooks').getByRole('link', { name: /Free digital textbooks/ })).toHaveAttribute('href', '/resources');
});

test.each([
  ['Medicaid Benefits', /gift cards or \$10-\$25 for preventive checkups.*produce partnerships/],
  ['Use Campus Resources', /student union.*discounts.*sometimes over 50%/],
  ['Apply for Scholarships', /scholarship search/],
])('%s says what the specification says', (title, text) => {
  show(Page);
  expect(tip(title).getByText(text)).toBeVisible();
});
