/** What a reader under sixteen cannot do or does not own. A text ends before the sentence with one of them, as with adult words. */
export const wordsBeforeSixteen: readonly string[] = [
  ['officers?', 'applications?', 'permit', 'signature', 'name plate', 'agreements', 'the agreement', 'every agreement', 'written agreement'],
  ['your papers', 'put papers', 'papers and money', 'the papers, the cost', 'with their papers', 'papers in labelled'],
  ['papers move', 'rules and papers', 'copies of the papers', 'keep papers', 'relatives come to you with'],
  ['expenses', 'large profit', 'quick profit', 'bargain kindly', 'a good bargain', 'afford to lose', 'needless charges'],
  ['the account quietly', 'open the shop', 'accounts are the part', 'fair accounts', 'honest accounts', 'final account'],
  ['your position rises', 'high position', 'rise in work', 'in your work', 'important work there', 'public work', 'advisory', 'at work you'],
  ['leading seat', 'share the credit', 'sample or a reference', 'apply and enrol', 'night work', 'in meetings', 'hard meeting', 'meetings go'],
  ['juniors', 'household task', 'in charge of', 'one person in charge', 'nobody’s permission', 'new address', 'repair or duty'],
  ['police', 'government', 'counselling', 'consulting', 'suits you: accounts', 'work with guests', 'travellers or guests'],
  ['public tasks?', 'public decision', 'public trusts', 'public matters', 'support your work'],
  ['save the rest', 'large project', 'few months of simple', 'free tuition', 'about the house, and agree'],
  ['repairs and changes of direction', 'messages, offers', 'offers and calls', 'flowers and accounts', 'silver line'],
  ['fixed sum', 'sum that is enough', 'reserves', 'money or tools', 'file of house', 'what the savings', 'savings'],
  ['rivals only', 'the household costs'],
  ['commission', 'your staff', 'transfer, a delivery', 'negotiation'],
  ['savings plan', 'worldly work', 'first ride in a new', 'worldly'],
].flat();
