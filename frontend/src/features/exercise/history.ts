/** How many days of activities the exercise screen reads, today included. The longest report covers as many. */
export const historyDays = 90;
