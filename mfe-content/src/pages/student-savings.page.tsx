import { Section } from '@portal/ui';
import savingsFile from '../../content/student-savings.yaml';
import drawing from '../../media/drawings/head-savings.svg';
import { cardId } from '../directory/card-id.ts';
import { DiscountCards } from '../directory/discount-cards.tsx';
import { PageHead } from '../head/page-head.tsx';
import { BudgetingTips } from '../savings/budgeting-tips.tsx';
import styles from './page.module.css';

const { head, discounts, tips } = savingsFile;

/** `/student-savings`: discounts to ask for, and six habits. */
export function Page() {
  return (
    <div className={styles.page}>
      <PageHead strings={head} drawing={drawing} isList />
      <Section id="discounts" heading={discounts.heading} lead={discounts.lead} layout="above">
        <DiscountCards strings={discounts} />
      </Section>
      <Section id="tips" heading={tips.heading} lead={tips.lead} layout="above">
        <BudgetingTips strings={tips} idOf={cardId} />
      </Section>
    </div>
  );
}
