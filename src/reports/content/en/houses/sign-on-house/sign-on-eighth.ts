/** The sign of the eighth house: change, and what is shared or hidden. */
export const signOnEighth = [
  'You face sudden change bravely and act at once. Waiting is harder for you than the crisis. In the first hour of trouble, call one calm person before you do anything.',
  'Change comes to you slowly, and then it is complete. Where money is shared, you want papers and exact figures. Ask for the deed or the loan statement before you sign anything jointly.',
  'You deal with change by talking and by collecting information. Hidden matters make you curious. In a difficult time write down what you learn, and do not repeat another person’s secret.',
  'You hold on to the old for long and then let go all at once. What the family hands down affects you deeply. Go through the old family papers with a brother or sister this year.',
  'You face hard times with dignity and show no fear. Shared money is a matter of honour for you. Accept help early; it does not lower anybody’s respect for you.',
  'You handle upheaval by putting papers in order. Facts calm you more than comforting words do. Check the nominee in every bank account, EPF and insurance policy once this year.',
  'Where money or property is shared, you want it to be fair. You cross hard times best with a companion. In an inheritance, ask one neutral elder to help with the division.',
  'Deep change does not frighten you, and you sense what others hide. You can hear the full truth. Research, audit or counselling suits this gift; at home, share more than you usually do.',
  'You look for meaning when life changes suddenly. Books, teachers and pilgrimage help you. Wait a month before you draw conclusions, and let a practical person look at the money side.',
  'You prepare for hard times while times are good. Insurance, a reserve and written agreements give you safety. Review the cover every year, and let somebody in the family know where it is.',
  'You watch the changes in your own life calmly, almost from outside. Friends help you through. If family rules about shared property do not suit you, discuss them before you break with them.',
  'You often feel a change before it comes, sometimes in dreams. Other people’s troubles affect you strongly. Check joint accounts and loans every month, since you prefer not to look at them.',
] as const;
