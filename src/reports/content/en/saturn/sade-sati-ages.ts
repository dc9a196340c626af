/** A passage of Sade Sati by age: for one that is over, and for a current or coming one. */

/** By the age in the middle of the passage. */
export type AgeGroup = 'child' | 'youth' | 'prime' | 'middle' | 'late';

export const pastPassageTexts: Record<AgeGroup, string> = {
  child:
    'One Sade Sati fell in your childhood, and the family felt it more than you, perhaps through a transfer or tight money. One steady adult helped you then. Thank that person if you can.',
  youth:
    'One Sade Sati came in your years of school or first work, perhaps with exams, a change of school or a search for work. A fixed study hour and one loyal friend helped. The same method works again.',
  prime:
    'One Sade Sati fell in the years of career and family, when rent, work and home asked for time together. Look at what you built then and still have. Doing one thing at a time brought it.',
  middle:
    'One Sade Sati came in the middle of life, with parents above you and younger people depending on you. It taught you to ask for help. Keep in touch with those who gave it.',
  late: 'One Sade Sati came in later life, when its slow pace suits the age. Walking, company and papers in order helped then, and they still help.',
};

export const runningPassageTexts: Record<AgeGroup, string> = {
  child:
    'This Sade Sati falls in childhood, so it concerns the household more than you. Regular meals, one calm adult and homework in small parts are enough.',
  youth:
    'This Sade Sati falls in the years of study and first work. Choose one skill and one teacher, and stay with both. Friends who remain in hard months are the right ones.',
  prime:
    'This Sade Sati falls in your years of career and family. Take up one large goal at a time, pay EMIs in the week they are due, and protect your sleep.',
  middle:
    'This Sade Sati falls in the middle of life, when several people depend on you. Hand one task a month to someone younger, and review pension and insurance papers.',
  late: 'This Sade Sati falls in later life, where its slow pace fits. Keep company, walk daily, and put your will and nominee papers in order.',
};

export const comingPassageTexts: Record<AgeGroup, string> = {
  child:
    'The next Sade Sati begins in childhood. At that age it shows in your parents’ work and timetable. The family can prepare with a steady home routine and a small reserve.',
  youth:
    'The next Sade Sati begins in your years of study or first work. Learn a skill with a certificate before it opens, and it gives you support throughout.',
  prime:
    'The next Sade Sati begins in your years of career and family. Before it, save three months of expenses, close a costly loan, and keep one friend who speaks plainly.',
  middle:
    'The next Sade Sati begins in the middle of life, when you have experience. Close old loans and old quarrels before it, and train someone to share your work.',
  late: 'The next Sade Sati begins in later life, where it is milder in pace. Arrange good neighbours, a daily walk and a file with all papers before it.',
};
