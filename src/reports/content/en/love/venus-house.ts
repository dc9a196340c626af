/** Venus in each house. */
export const venusHouseInLove = [
  'Affection shows on your face, and people are drawn to you without much effort. Being looked at kindly matters to you. Let someone close see you on tired, ordinary days as well; trust grows on those.',
  'Sweet words, good food and care for the family are your ways of love. You feel loved when voices at home stay soft. Ask for that above all in talks about money and relatives.',
  'Messages, shared jokes and short trips keep your affection alive. It may begin with a neighbour, a classmate or a friend of your brother or sister. Send one warm message a day.',
  'Love is at home for you: quiet evenings, comfort, choosing things for the house together. Someone who is at ease with your elders becomes twice as dear. Invite people home; a restaurant shows less of you.',
  'You fall in love easily and enjoy romance, and you need it inside a long marriage too. Fix a time each week for a film, a game or some music together.',
  'Duty and love mix in your life, and you show care by doing work for others. Divide the chores on paper, and thank each other for the dull ones. Keep one evening free of all tasks.',
  'You feel most alive with a partner beside you. Even shopping or waiting is better for two. Keep one friend and one hobby of your own, so that the shared life stays fresh.',
  'Your tenderness is hidden at first and very deep. It needs patience, privacy and honesty about shared money. Tell one trusted person more about yourself than you usually do.',
  'You grow fond of people through what they respect: a teacher, a temple, a book, a cause. The blessing of elders pleases you. A trip in a group shows you most about a companion.',
  'You like to be proud of the person you love and to be seen with them in good clothes. Work or a public duty may bring the two of you together. Keep such talk and the phone away from dinner.',
  'Love needs a circle of friends around it in your case. Friends introduce you, and they help when there is trouble. Choose one wish for the coming years that both share, and save for it.',
  'You give love quietly and ask for no notice: care at night, a debt forgiven, a long trip for one day’s visit. Protect your sleep and your own small comforts, or the giving becomes too much.',
] as const;
