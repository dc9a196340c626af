/** The lord of the first house in each house. */
export const lordOfFirst = [
  'You shape your own life, and decisions serve you best when they are really yours. You are independent and recover quickly. Before you accept a family plan, say clearly what you yourself want.',
  'Your energy goes into earning, saving and caring for the family, and people trust your word. Your mood follows the bank balance. Keep six months’ expenses aside for the weak months.',
  'You grow by trying things yourself. Short trips, writing and the company of brothers and sisters make you bold. Take up one skill that frightens you a little, and practise it daily.',
  'Home, mother and property are at the centre of your life. You feel strong in a familiar place. When you choose between two offers, compare also where you would have to live.',
  'You are happiest when you create or teach something. Children, studies and ideas make you proud. Keep two hours a week for your own creative work, even in a busy month.',
  'Much of your strength goes into solving problems, your own and other people’s. It makes you skilled and also tired. Have a yearly check-up, and stay out of disputes that are not yours.',
  'You come to know yourself through your partner and through dealings with people. Much of your life may pass away from home. Choose partners slowly, because you take on a good deal of their character.',
  'Your life moves through deep changes, and each of them makes you wiser. Research and hidden subjects attract you. Keep insurance and regular sleep, and tell one trusted person what you are going through.',
  'Luck, teachers and your father’s side tend to support you. You do best when you follow what you believe is right. Before a big step, ask somebody who has taken such a step, and begin it with a prayer.',
  'You are known by your work, and recognition matters to you. You rise mainly through your own effort. Choose tasks that carry your name, and keep one day a week free of them.',
  'You grow through friends, groups and large hopes, and gains come more easily in company. Keep in touch with old classmates; one of them is likely to bring you a good chance.',
  'You do well away from your birthplace or behind the scenes. You spend freely and need time alone. If a stay in another state or country is offered, consider it seriously, with a spending limit.',
] as const;
