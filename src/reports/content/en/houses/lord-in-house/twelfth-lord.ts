/** The lord of the twelfth house in each house: expense and rest. */
export const lordOfTwelfth = [
  'Your energy and money go out easily, in kindness, travel and late nights. You may live away from your birthplace. Fix a bedtime and a weekly limit for cash.',
  'You spend on good causes, ceremonies and relatives, and your sweet speech wins people. Put savings away on the first of the month, and give from what remains.',
  'You depend on yourself, because brothers, sisters or neighbours give little help. Private practice makes you strong. Spend one week a year on writing, training or a trip alone.',
  'Home comfort costs you much: rent, repairs, a vehicle, or life away from mother. Simple rooms give you peace. Check loan terms and papers before you buy land or a car.',
  'You spend on children, studies and pilgrimage, and education may happen far from home. Start the education fund early, and keep some hours alone for your creative work.',
  'Disputes, debts and anger with your own people cost you money. You can become very good at saving. Close one old loan at a time, and decide nothing about money while angry.',
  'Much money goes into partnership: gifts, travel, the partner’s plans. Your time together can be short. Agree on a yearly budget as a couple, and continue your own studies.',
  'What you lose often returns in another way, and you speak gently about hard matters. Claims, insurance and written-off dues can bring gain, so keep all their papers.',
  'You go your own way in religion and may disagree with elders. Travel attracts you more than ceremonies do. Show respect first and discuss afterwards; a friend with other views is good for you.',
  'Work brings expenses: travel, taxes, official matters. A career abroad, in care, in travel or in an institution suits you. Keep receipts, and claim each allowance due to you.',
  'A part of your gains is lost through friends, brothers, sisters or forgotten payments. Other people may also bring you gains. Check subscriptions and loans to friends every three months.',
  'You spend freely and like to be alone. Foreign places, sleep and prayer give you ease. Set a monthly limit for spending, and exercise daily against restlessness.',
] as const;
