/** Words of adult life. A text for readers of every age ends before the sentence with one of them in the report of a child. */
export const adultWords: readonly string[] = [
  ...['salary', 'salaries', 'wage', 'wages', 'income', 'incomes', 'earn', 'earning', 'earnings', 'fee', 'fees'],
  ...['savings', 'deposit', 'deposits', 'PPF', 'instalment', 'instalments', 'invest', 'investing', 'investment'],
  ...['investments', 'insurance', 'insure', 'tax', 'taxes', 'budget', 'budgets', 'profit', 'profits', 'speculation'],
  ...['loan', 'loans', 'debt', 'debts', 'dues', 'creditors', 'mortgage', 'rent', 'landlord', 'tenant', 'tenants'],
  ...['property', 'properties', 'real estate', 'registry'],
  ...['promotion', 'promotions', 'boss', 'bosses', 'manager', 'managers', 'employer', 'employers', 'employee'],
  ...['employees', 'employment', 'colleague', 'colleagues', 'career', 'careers', 'office', 'offices', 'workplace'],
  ...['job', 'jobs', 'profession', 'professions', 'professional', 'business', 'businesses', 'client', 'clients'],
  ...['customer', 'customers', 'contract', 'contracts', 'invoice', 'invoices', 'posts', 'licence', 'interview'],
  ...['interviews', 'pension', 'trade', 'retail', 'hospitality', 'negotiation', 'arrears'],
  ...['marriage', 'marriages', 'marry', 'married', 'wedding', 'weddings', 'spouse', 'spouses', 'partner', 'partners'],
  ...['partnership', 'partnerships', 'couple', 'couples', 'engagement', 'in-laws', 'romance', 'romantic', 'lover'],
  ...['lovers', 'in love', 'passion', 'alcohol', 'wine', 'grown child', 'your children', 'grandchildren'],
  ...['somebody’s hand'],
];
