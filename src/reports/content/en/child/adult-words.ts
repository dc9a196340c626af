/** Words of adult life. A text for readers of every age ends before the sentence with one of them in the report of a child. */
export const adultWords: readonly string[] = [
  ['salary', 'salaries', 'wage', 'wages', '(?<!Dhana of )income', 'incomes', 'earn', 'earning', 'earnings', 'fee', 'fees'],
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
  ['your pay', 'paid work', 'emergency fund', 'small fund', 'bill', 'bills', 'payments', 'big expenses'],
  ['lend no money', 'money lent', 'lend little', 'borrowed money', 'your accounts', 'help with money'],
  ['before you give money', 'in money matters', 'look at your money', 'take payment', 'receipts'],
  ['settling accounts', 'accounts come up again', 'accounts come first', 'for the accounts', 'close accounts'],
  ['accounts of the house', 'three offers', 'read each offer', 'sum for expenses', 'promise to pay', 'who pays what'],
  ['share money or work', 'who receives what', 'months of simple expenses', 'a quotation', 'by UPI', 'a refund'],
  ['paid item', 'repayment plan', 'policies', 'housing society', 'post in', 'seek a post', 'senior post', 'leave a post'],
  ['the posting', 'giving up a post', 'public duty', 'public task', 'the transfer', 'same reward', 'training work'],
  ['your student', 'one student', 'work under you', 'work for your family', 'every worker', 'pay the cleaner'],
  ['important meeting', 'every meeting', 'tense meeting', 'difficult meeting', 'stuck meeting', 'meetings end'],
  ['a meeting is called', 'a trust or a society', 'association', 'before you sign', 'sign nothing', 'family papers'],
  ['house papers', 'ownership papers', 'wiring', 'a sale', 'move or sell', 'buy a house', 'house or land', 'the plot'],
  ['joint family', 'online shop', 'vehicle purchases', 'driving', 'evening college', 'second degree', 'higher degree'],
  ['younger person’s studies', 'guide students', 'initiation', 'blood pressure', 'a new relation', 'that you love them'],
  ['as a child', 'a large sum', 'choose work of', 'little room for love', 'subscription', 'costly new start'],
  ['officials or resign', 'before you resign', 'on the board', 'the branch or', 'children or pupils', 'of an adult'],
  ['wait for your own house', 'a house is easier', 'important papers', 'exchange numbers', 'tell your senior'],
  ['others owe you', 'give up something large', 'manage with little sleep', 'own a house', 'money leak'],
  ['a fast or', 'only for the two of you', 'read this as distance', 'share your evenings', 'conclude the agreement', 'propose'],
  ['sales', 'factory work', 'audit', 'with labour', 'politics', 'foreign companies', 'trusts and government'],
  ['money comes', 'money goes', 'money grows', 'money leaves', 'speculate', 'influential people'],
  ['choose work', 'work far from home', 'work abroad', 'house or a flat', 'visit a flat', 'choosing a flat'],
  ['house, a vehicle', 'land or a vehicle', 'land, a vehicle', 'land and vehicles', 'choose a house', 'get your home by'],
  ['did not come easily to you', 'where to live', 'gains come', 'brings gains', 'bring you gains', 'bring you gain'],
  ['pleasure and gain', 'you spend freely', 'you spend it', 'you spend on', 'you spend much', 'spend on', 'competitors', 'honest offer', 'settling of disputes'],
  ['large purchase', 'keep proof', 'papers of those years', 'lead the place', 'steady work is valued', 'small shop'],
  ['accounts and records', 'honest records', 'work that needs this', 'one organisation', 'as a meeting', 'fixed sum'],
  ['with reserves', 'over rank', 'money and friends', 'stamped papers', 'public service', 'money or position'],
  ['spend money', 'agreement clear', 'agreement is clear', 'terms are clear', 'shared money', 'refuse a good offer'],
  ['to the rupee', 'expenses grow', 'rules spending', 'or child today', 'a younger person may still', 'promise or buy'],
  ['emergency duty', 'emergency work', 'another city or abroad', 'house is easier'],
].flat();

/** Words of which a reader of sixteen or seventeen reads nothing in the reports that are also sold for children. */
export const wordsOfAdultYears: readonly string[] = [
  ['salary', 'salaries', 'colleague', 'colleagues', 'loan', 'loans', 'EMI', 'EMIs', 'mortgage', 'pension'],
  ['insurance', 'spouse', 'spouses', 'your partner', 'business partner', 'business partners', 'in-laws'],
  ['husband', 'wife', 'client', 'clients', 'appraisal', 'your children', 'grandchildren', 'bill', 'bills', 'rishta'],
  ['the wage', 'EPF', 'PPF', 'deposit', 'deposits', 'tax', 'taxes', 'rent or buy', 'a flat', 'about lending'],
  ['serious proposal', 'arrange the first meeting', 'older couple', 'married couple', 'emergency fund'],
  ['in love', 'attraction', 'leave that is due', 'alumni group', 'bank', 'each payment', 'buy gold', 'land papers'],
  ['your pay', 'own fees', 'written fee', 'before a promotion', 'which post you want', 'investments', 'invest'],
  ['than you earn', 'you earn by', 'younger person’s studies', 'the internet', 'for the two of you'],
  ['others owe you', 'what is owed to you', 'as your lagna, Saturn rules', 'joint account', 'personal accounts', 'employer'],
  ['employers', 'promotion target', 'promotion rules', 'customers', 'office rivals', 'at the office', 'office hours'],
  ['housing society', 'check of the title', 'title papers', 'buy property', 'rent first', 'and rent', 'speculation'],
  ['engagement', 'before marriage', 'collect dues', 'treasurer', 'extra income', 'the long agreement', 'strict boss'],
  ['business in', 'small business', 'business suits', 'marriage and business', 'debts', 'fees that you pay'],
  ['house of marriage', 'joint or inherited', 'in the year before', 'your career', 'plan for property'],
  ['property purchase', 'legal notice', 'property, sport', 'property, training', 'sales', 'foreign payments'],
  ['medical needs', 'sell, or', 'ask for references', 'before you pay', 'before you sign'],
  ['bold proposal', 'important meeting', 'before a marriage', 'visit a flat', 'choosing a flat'],
  ['house or a flat', 'large purchase', 'small trade', 'price clearly'],
  ['depend on property', 'marriage and partnership help', 'little room for love', 'wait for your own house'],
].flat();

/** Words of papers, sums and posts, of which such a reader reads nothing in the report on numbers. */
export const wordsOfPapersAndSums: readonly string[] = [
  ['officers?', 'applications?', 'signature', 'agreements', 'every agreement', 'any agreement', 'agreement clear'],
  ['your papers', 'put papers', 'papers and money', 'papers in', 'papers, savings', 'the papers, the cost', 'house papers'],
  ['rules and papers', 'label, copy', 'number your files', 'savings', 'expenses', 'fixed sum', 'shared sum', 'small sums'],
  ['bargain kindly', 'a good bargain', 'professional society', 'your boss', 'in the office', 'reputation and office'],
  ['quick profit', 'shared property', 'offers and calls', 'flowers and accounts', 'has a price', 'the household costs'],
  ['smallest debt', 'with its cost', 'sign, register', 'tickets, offers', 'can earn for you', 'becomes income'],
  ['one student with', 'proof of your work', 'accounts are the part', 'reserves', 'base of your gains', 'a group at work'],
  ['ownership papers', 'stamped papers', 'account to be right', 'fights with rivals'],
].flat();

/** Words of a married couple, of which such a reader reads nothing in Love & Marriage. */
export const wordsOfCouples: readonly string[] = [
  ['desire', 'desires', 'passion', 'bed', 'beds', 'bodily', 'attraction', 'attracted you', 'excites you'],
  ['exciting person', 'for an introduction', 'recurring deposit', 'your pay', 'office talk', 'new couples'],
  ['of being a couple', 'for the two of you', 'in love', 'rishta', 'bank'],
].flat();

/** Words of a post, a business or an own household, of which such a reader reads nothing in Career & Wealth. */
export const wordsOfPosts: readonly string[] = [
  ['salary', 'salaries', 'salaried', 'boss', 'bosses', 'colleague', 'colleagues', 'client', 'clients', 'customer'],
  ['customers', 'employer', 'employers', 'employee', 'employees', 'department', 'departments', 'promotion'],
  ['promotions', 'invoice', 'invoices', 'tax', 'taxes', 'your pay', 'office', 'offices', 'fee', 'fees', 'resign'],
  ['insurance', 'inheritance', 'marriage', 'spouse', 'partner’s money', 'juniors', 'your post', 'new post', 'a post'],
  ['posts of trust', 'high post', 'negotiation', 'negotiations', 'property', 'rent', 'tenant', 'tenants'],
  ['company’s', 'your profession', 'large purchase', 'large purchases', 'payments', 'owed', 'what is due'],
  ['naming a price', 'prices and shares', 'offer to be paid', 'contract', 'contracts', 'trade union', 'debt', 'debts'],
  ['working life', 'hiring', 'at work, build', 'a permanent post', 'new people at work', 'many small incomes', 'career'],
  ['give no credit', 'share in the profit', 'in love', 'leave that is due', 'alumni group', 'you earn by', 'bank'],
  ['take a bolder partner', 'business', 'businesses', 'shifts', 'at work the last part', 'a rise', 'income'],
].flat();

/** Words of which such a reader reads nothing in Career & Wealth and Love & Marriage, which treat work and partnership. */
export const wordsOfOwnHousehold: readonly string[] = [
  ['loan', 'loans', 'EMI', 'EMIs', 'mortgage', 'nominee', 'nominees', 'joint account', 'joint accounts', 'in-laws'],
  ['with insurance', 'papers of insurance', 'insurance and repairs', 'pays a pension', 'salary day', 'your staff'],
  ['among staff', 'when you hire', 'school fees', 'appraisal', 'grandchildren', 'praise from your partner'],
  ['your partner or', 'your credit score', 'bills', 'instalment', 'instalments', 'room on rent'],
].flat();
