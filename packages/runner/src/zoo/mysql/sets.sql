-- Keys over SET columns, which have a value for every combination of their members.
CREATE TABLE permissions (
  id int AUTO_INCREMENT PRIMARY KEY,
  rights set('read', 'write', 'run', 'share', 'delete', 'list', 'own', 'grant') NOT NULL UNIQUE
);
CREATE TABLE shifts (
  days set('mon', 'tue', 'wed', 'thu', 'fri') NOT NULL,
  hours set('morning', 'noon', 'evening', 'night') NOT NULL,
  PRIMARY KEY (days, hours)
);
