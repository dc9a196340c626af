/** Words of adult life. A text for readers of every age ends before the sentence with one of them in the report of a child. */
export const adultWords: readonly string[] = [
  ['salary', 'salaries', 'wage', 'wages', 'income', 'incomes', 'earn', 'earning', 'earnings', 'fee', 'fees'],
  ['savings', 'deposit', 'deposits', 'PPF', 'instalment', 'instalments', 'invest', 'investing', 'investment'],
  ['investments', 'insurance', 'insure', 'tax', 'taxes', 'budget', 'budgets', 'profit', 'profits', 'speculation'],
  ['loan', 'loans', 'debt', 'debts', 'dues', 'creditors', 'mortgage', 'rent', 'landlord', 'tenant', 'tenants'],
  ['property', 'properties', 'real estate', 'registry'],
  ['promotion', 'promotions', 'boss', 'bosses', 'manager', 'managers', 'employer', 'employers', 'employee'],
  ['employees', 'employment', 'colleague', 'colleagues', 'career', 'careers', 'office', 'offices', 'workplace'],
  ['job', 'jobs', 'profession', 'professions', 'professional', 'business', 'businesses', 'client', 'clients'],
  ['customer', 'customers', 'contract', 'contracts', 'invoice', 'invoices', 'posts', 'licence', 'interview'],
  ['interviews', 'pension', 'trade', 'retail', 'hospitality', 'negotiation', 'arrears'],
  ['marriage', 'marriages', 'marry', 'married', 'wedding', 'weddings', 'spouse', 'spouses', 'partner', 'partners'],
  ['partnership', 'partnerships', 'couple', 'couples', 'engagement', 'in-laws', 'romance', 'romantic', 'lover'],
  ['lovers', 'in love', 'passion', 'alcohol', 'wine', 'grown child', 'your children', 'grandchildren'],
  ['somebody’s hand', 'Love, art, children', 'Love and shared interests', 'Love comes slowly', 'attraction'],
  ['desire', 'finance', 'high post', 'leading post', 'spending limit', 'place of work'],
  ['at work', 'money through', 'brings money', 'Money comes through', 'pays for it'],
  ['the pay', 'pay that', 'appraisal', 'after you are qualified', 'leave that is due', 'due payment'],
  ['publish what', 'competitive exam', 'competitive exams', 'own home', 'request for money', 'after retirement'],
  ['committee', 'proposal', 'proposals', 'a lawyer', 'doubtful deals'],
  ['bank', 'subscriptions', 'six months’ expenses', 'large gains', 'gold'],
].flat();

/** Words of which a reader of sixteen or seventeen reads nothing in the reports that are also sold for children. */
export const wordsOfLaterYears: readonly string[] = [
  ['salary', 'salaries', 'colleague', 'colleagues', 'loan', 'loans', 'EMI', 'EMIs', 'mortgage', 'pension'],
  ['insurance', 'spouse', 'spouses', 'your partner', 'business partner', 'business partners', 'in-laws'],
  ['husband', 'wife', 'client', 'clients', 'appraisal', 'your children', 'grandchildren'],
].flat();
