/** The sign of the ninth house: belief. */
export const signOnNinth = [
  'You believe in doing the right thing at once. Long talk about religion does not interest you. Choose a fearless teacher, and one who also shows you how to wait.',
  'Customs with food, flowers and music keep your faith alive. You follow the family tradition because it is beautiful. Take charge of one festival at home every year.',
  'You have many questions about religion and like to compare traditions. A teacher who forbids questions does not keep you. Read one holy text to the end before you begin another.',
  'Your faith came from home: an evening lamp, a grandmother’s fast, a prayer before sleep. You show it by caring for people near you. Teach one such custom to a younger person.',
  'You respect great persons and noble conduct, and you give openly to a worthy cause. Support one temple, school or student regularly instead of giving a large sum now and then.',
  'You trust a faith that is practised daily. Quiet service means more to you than religious talk. Choose a daily prayer that is short enough for a busy day.',
  'You find the sacred in fairness, music and good manners. Loud preaching puts you off. A teacher of law, art or philosophy may guide you best; attend such a talk once a month.',
  'Your faith is private and deep, and it came out of hard questions. Mantra, meditation and old texts attract you. Take initiation only from somebody whose conduct you have watched for a year.',
  'Faith, teachers and pilgrimage come naturally to you, and you rarely lose hope. You also like to give advice. Give it when you are asked, and leave others their own way.',
  'Duty is your form of worship. You respect rules that have worked for many generations. Do one religious duty purely for joy, such as serving food at a temple or langar.',
  'You believe that all people are equal, and you question customs that divide them. A friend or a movement may be your teacher. Keep the humane customs, and explain politely why you leave others.',
  'Your faith is full of compassion. Music, prayer and holy places near water move you deeply. Sit in silence for some minutes daily, and discuss a guru’s request for money with your family.',
] as const;
