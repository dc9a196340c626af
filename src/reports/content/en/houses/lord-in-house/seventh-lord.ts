/** The lord of the seventh house in each house: partnership. */
export const lordOfSeventh = [
  'Partnership plays a large part in your life, and people come to you easily. Your partner may come from a circle you already know. Keep your own work and opinions beside the bond.',
  'Marriage and family money are closely linked. Your partner may bring resources or have firm views on spending. Do not delay joint decisions; discuss the household money on one fixed day a month.',
  'Your bond grows by doing things together: trips, projects, messages. The partner may come from the neighbourhood, through relatives or from the internet. Work on one small project together before you decide.',
  'You want a partner to build a home with. The person is likely to be settled and of independent mind. Involve both families early, and let your partner decide in matters of the house.',
  'Love begins with friendship, study or shared interests. You want a cheerful and intelligent partner. Keep one hobby together after marriage, and share the care of children.',
  'Partnership brings work and some disagreement. You may meet through service, at the office or in a dispute. Divide duties and debts clearly from the start, and mention an irritation within days.',
  'A strong and capable partner suits you, and you take the bond seriously. Agreements made with open eyes tend to hold. Choose somebody who already has work and opinions of their own.',
  'Marriage changes you deeply and asks for patience. Shared money, in-laws or the partner’s strength may need care. Tell each other about debts and assets before marriage, and insure both of you.',
  'Your partner brings luck, learning or links with another place. Belief and travel keep you together. Look at a proposal from another state or community if the values agree.',
  'Partner and profession are connected. You may meet through work, or build a business together. Choose a person who respects your hours, and eat one meal a day together.',
  'Marriage brings gain and a wider circle. Friends or an elder brother or sister may introduce the partner. Tell your friends that you are looking, and later save together for one goal.',
  'There is some distance in partnership: a partner from far away, or long periods apart. You give much and ask for little. Say what you need, and plan visits and their cost beforehand.',
] as const;
