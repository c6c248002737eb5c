# The account, and the screens before somebody is signed in.

account-title = Your account
account-sign-in-title = Sign in
account-set-up-title = Set up Countersign
account-reset-title = Reset your password
account-join-title = Join a workspace
account-empty = There is nothing here yet
