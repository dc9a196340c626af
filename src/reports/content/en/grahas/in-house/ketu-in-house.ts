/** Ketu in each house, first to twelfth. */
export const ketu = [
  'People find you hard to know, because you speak little about yourself. You drop a plan quietly when it no longer fits. Tell the family before a big change, so that it does not surprise them.',
  'Money and possessions matter less to you than to the people around you. You speak briefly and frankly, and talk about family property tires you. Check your accounts with one trusted person every three months.',
  'You have quiet courage and act calmly when others are nervous. Messages and small talk bore you. Telephone your brother, sister or one cousin every week, even when there is no news.',
  'You may feel a little apart from your house or birthplace. You need few things there, but a quiet corner is important to you. Visit your native place once a year, and keep property papers in order.',
  'You understand things by intuition before you can explain them. You may be shy about a talent, or leave a course early. Take one talent as far as a certificate, an exam or a stage.',
  'Opponents and small troubles rarely stay with you for long. You avoid quarrels and solve practical problems by instinct. Old dues are easy to forget, so set a reminder on your phone for each date.',
  'You are loyal in marriage or partnership, but you keep some distance. The other person may think that you do not need them. Say once a day, in plain words, what you value in them.',
  'Sudden changes and deep questions do not frighten you. You have an instinct for research, for spiritual study and for people in grief. Use it to help others, and keep your insurance up to date.',
  'You follow your own way in religion, and ritual alone does not satisfy you. You may differ with your father or a teacher on belief. Respect their way, and keep one simple practice, such as japa.',
  'You do your work well but care little for titles. You may change your field, or leave a post that others would keep. See that your name is on your work before promotions are decided.',
  'You choose friends because they are honest, not because they are useful. Gains come when you do not chase them, and large parties tire you. Visit two old friends regularly, or the ties fade.',
  'You let go easily and recover through silence, prayer and sleep. Pilgrimage, retreat and foreign places suit you. Money can go out unnoticed, so read your bank statement on the first of every month.',
] as const;
