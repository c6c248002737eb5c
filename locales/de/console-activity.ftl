# The activity stream.

activity-title = Aktivität
activity-empty = Hier ist noch nichts
